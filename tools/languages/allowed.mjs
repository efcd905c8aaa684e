/** English in the sources that needs no key, each with the reason. */

/** @type {readonly { files: RegExp, why: string }[]} */
export const NOT_OF_VISITORS = [
  { files: /\/check\.ts$|^src\/check\//, why: 'what the scan tool says to developers' },
  { files: /^islands\/tools\//, why: 'the debug overlay, which is for developers' },
  { files: /^islands\/feed\/shared\/network\/entities/, why: 'names of characters' },
]

const KEYS = ['Escape', 'Enter', 'Tab', 'Home', 'End', 'Shift', 'Backspace', 'Delete']

/** `in` is the start of the file's path. @type {readonly { said: string, in: string, why: string }[]} */
export const ALLOWED = [
  ...KEYS.map((said) => ({ said, in: '', why: 'a key of the keyboard' })),
  {
    said: 'The page names no address of this site for its contact forms',
    in: 'islands/forms/contact-form/',
    why: 'a report to developers',
  },
  {
    said: 'The server has no REST route for its contact forms',
    in: 'islands/forms/contact-form/',
    why: 'a report to developers',
  },
  { said: 'Error', in: 'islands/page/error-reports/', why: 'the name of an error' },
  { said: 'Google Maps: {}{}', in: 'legacy-shims/google-maps/', why: 'a report to developers' },
  {
    said: 'Error:',
    in: 'islands/forms/shared/wpcf7/misplaced.ts',
    why: 'the form plugin’s key of its translation',
  },
  {
    said: 'This contact form is placed in the wrong place.',
    in: 'islands/forms/shared/wpcf7/misplaced.ts',
    why: 'the form plugin’s key of its translation',
  },
  {
    said: 'Thu, 01 Jan 1970 00:00:00 GMT',
    in: 'islands/forms/order-attribution/',
    why: 'a date for a cookie',
  },
  { said: 'Lax', in: 'src/state/cookies.ts', why: 'an attribute of a cookie' },
  { said: 'open_panel', in: 'islands/header/mega-menu/', why: 'an event of the menu plugin' },
  { said: 'close_panel', in: 'islands/header/mega-menu/', why: 'an event of the menu plugin' },
  { said: 'All', in: 'islands/maps/directory-map/', why: 'a value of the theme’s form' },
  { said: 'Segmenter', in: 'src/dom/cut-point.ts', why: 'a name of the browser’s' },
  {
    said: '% played',
    in: 'islands/media/media-player/',
    why: 'in a <progress>, where browsers show nothing',
  },
  {
    said: '% buffered',
    in: 'islands/media/media-player/',
    why: 'in a <progress>, where browsers show nothing',
  },
]
