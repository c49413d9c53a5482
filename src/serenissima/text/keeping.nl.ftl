problem-cancel-guest = Alleen wie deze tafel heeft gemaakt, kan die afzeggen. Je kunt wel opstaan.
problem-remove-running = Anderen doen mee aan deze partij; je kunt die dus niet verwijderen zolang er gespeeld wordt. Speel eerst uit of geef op.
problem-remove-not-yours = Deze tafel staat niet in je lijst: alleen wie de tafel heeft gemaakt of eraan zit, kan dat.
problem-leave-not-seated = Je zit niet aan deze tafel.
problem-leave-begun = De partij is begonnen. Geef op, of laat een bot voor je verder spelen.
problem-leave-host = Dit is je eigen tafel. Afzeggen kan wel.
problem-fill-not-host = Alleen wie deze tafel heeft gemaakt, kan er bots bij zetten.
problem-fill-begun = De partij is begonnen, en elke plaats is bezet.
problem-fill-nobody = Er moet iemand aan deze tafel zitten voordat bots de andere plaatsen innemen.
problem-clash = Iemand anders heeft deze tafel op hetzelfde moment veranderd. Kijk er nog eens naar en probeer het dan opnieuw.
problem-storage-full = Deze server is vol en neemt voorlopig geen nieuwe tafels aan. Partijen gaan gewoon door. Vraag de beheerder om ruimte te maken.
problem-kept-too-much = Je bewaart hier te veel: { $size } MB van de { $most } MB die één persoon mag gebruiken. Verwijder partijverslagen en afgelopen partijen bij “Jouw tafels” op de startpagina; dan is er plaats voor nieuwe.
serve-bad-keeping = keeping.toml is niet te lezen: { $problem }. In docs/keeping.md staat hoe het geschreven wordt.
cli-storage = Tonen wat hoeveel ruimte inneemt in de database van een server.
cli-arg-sweep = eerst verwijderen wat niet langer bewaard wordt
cli-storage-none = In { $folder } staat geen database. Noem de map van een server met --data, of een adres met --db.
cli-storage-foreign = Wat in { $where } staat, is geen database van Serenissima.
cli-storage-older = De database is door een oudere versie van Serenissima geschreven. Start de server één keer: dan wordt alles bijgewerkt.
cli-storage-unusable = De database van { $where } is niet te lezen: { $problem }
cli-storage-kind = wat
cli-storage-count = hoeveel
cli-storage-size = ruimte
cli-storage-oldest = oudste
cli-storage-days = blijft
cli-storage-next = gaat eerst
cli-storage-kind-waiting = tafels die nog niet begonnen zijn
cli-storage-kind-running = lopende partijen
cli-storage-kind-practice = afgelopen oefenpartijen
cli-storage-kind-finished = afgelopen, tussen mensen
cli-storage-kind-records = ingelezen partijverslagen
cli-storage-kind-visitors = bezoekers met een naam
cli-storage-for-days = { $days } dagen
cli-storage-for-ever = voorgoed
cli-storage-due = { $count } nu
cli-storage-some-waiting = { $count ->
    [one] 1 tafel die nog niet begonnen was
   *[other] { $count } tafels die nog niet begonnen waren
}
cli-storage-some-running = { $count ->
    [one] 1 lopende partij
   *[other] { $count } lopende partijen
}
cli-storage-some-practice = { $count ->
    [one] 1 afgelopen oefenpartij
   *[other] { $count } afgelopen oefenpartijen
}
cli-storage-some-finished = { $count ->
    [one] 1 afgelopen partij tussen mensen
   *[other] { $count } afgelopen partijen tussen mensen
}
cli-storage-some-records = { $count ->
    [one] 1 ingelezen partijverslag
   *[other] { $count } ingelezen partijverslagen
}
cli-storage-some-visitors = { $count ->
    [one] 1 bezoeker zonder plaats
   *[other] { $count } bezoekers zonder plaats
}
cli-storage-removed = Verwijderd: { $what }.
cli-storage-nothing-due = Er hoefde niets weg.
cli-storage-total = { $used } in gebruik{ $bound }; { $disk } op de schijf. Ruimte die vrijkomt, wordt opnieuw gebruikt.
cli-storage-bound = { " " }van { $bound }
cli-storage-no-bound = { "" }
