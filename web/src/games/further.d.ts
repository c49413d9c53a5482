/** Boards from other folders (`web/build/further.ts`), by the path they would have here. */
declare module "virtual:further-boards" {
  export const further: Record<string, () => Promise<unknown>>;
}
