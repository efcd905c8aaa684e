/**
 * Before each click, Playwright's driver for Firefox scrolls the element to the middle of everything that can be scrolled
 * around it. In Chromium it leaves in its place what is in view; and a carousel that is scrolled sideways goes on.
 */
const TO_THE_MIDDLE = /block: \\*"center\\*",[\s\\n]*inline: \\*"center\\*"/
const IF_NEEDED =
  'block: (({ top, bottom }) => top >= 0 && bottom <= innerHeight)(node.getBoundingClientRect()) ? `nearest` : `center`, inline: `nearest`'

/**
 * Playwright sets the value of the field in which it writes: the browser then fires no `change`, and a field of
 * numbers keeps what it had before the text. The browser's own command writes as a keyboard does.
 */
const BY_VALUE = 'const inputElement = element;'
const BY_COMMAND = `if (window.document.execCommand(\`insertText\`, false, text)) return; ${BY_VALUE}`

/** Tab leads out of the page to the browser's own buttons, and nothing gives the window its focus back. */
const HAS_WINDOW_FOCUS = /\b\w+\.ownerDocument\.hasFocus\(\)/g

/**
 * Playwright waits for a step within one page, which Firefox does not report. Firefox does report a state that is replaced,
 * even by itself.
 */
const GO_IN_HISTORY = 'browsingContext.traverseHistory'
const TELL_OF_STEP =
  "addEventListener('popstate', () => history.replaceState(history.state, '', location.href), { once: true })"

/**
 * A message of Playwright's, changed so that Firefox is driven as Chromium is.
 * @param {string} message
 */
export function asInChromium(message) {
  if (message.includes('"method":"script.')) {
    return message
      .replace(TO_THE_MIDDLE, IF_NEEDED)
      .replace(BY_VALUE, BY_COMMAND)
      .replace(HAS_WINDOW_FOCUS, 'true')
  }
  if (!message.includes(GO_IN_HISTORY)) return message
  const { method, params, ...others } = JSON.parse(message)
  if (method !== GO_IN_HISTORY) return message
  const go = {
    expression: `${TELL_OF_STEP}; history.go(${Number(params.delta)})`,
    target: { context: params.context },
    awaitPromise: false,
  }
  return JSON.stringify({ ...others, method: 'script.evaluate', params: go })
}
