/** The keys of the board, for the list of keys. */
export { KEY_NAMES as KEYS } from "./model/keyboard";
