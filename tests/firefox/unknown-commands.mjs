/**
 * Commands of WebDriver BiDi that Playwright sends for every page and that a released Firefox answers with "unknown
 * command". What they would change (the colour scheme) no test asks for.
 */
const UNKNOWN_TO_FIREFOX = ['emulation.setMediaFeaturesOverride']

/**
 * The answer that Firefox does not have to a message.
 * @param {string} message as Playwright has sent it
 * @returns {string | undefined} nothing where the message is for Firefox
 */
export function answerFor(message) {
  // Most are for Firefox, and some are large: those are not read.
  if (!UNKNOWN_TO_FIREFOX.some((command) => message.includes(command))) return
  const { id, method } = JSON.parse(message)
  if (!UNKNOWN_TO_FIREFOX.includes(method)) return
  return JSON.stringify({ type: 'success', id, result: {} })
}
