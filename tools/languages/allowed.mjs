/** English in the sources that needs no key, each with the reason. */

/** @type {readonly { files: RegExp, why: string }[]} */
export const NOT_OF_VISITORS = [
  { files: /\/check\.ts$|^src\/check\//, why: 'what the scan tool says to developers' },
  { files: /^islands\/tools\//, why: 'the debug overlay, which is for developers' },
]

const KEYS = 'a key of the keyboard'

/** @type {readonly { said: string, in: string, why: string }[]} */
export const ALLOWED = [
  ...['Escape', 'Enter', 'Tab', 'Home', 'End', 'Shift', 'Backspace', 'Delete'].map((said) => ({
    said,
    in: '',
    why: KEYS,
  })),
]
