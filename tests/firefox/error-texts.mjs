const OF_CONSOLE = '"type":"console"'
const ERROR_ARGUMENT = '"type":"error"'

/** Firefox says `Error` of an error of any class; these are laurel's. */
const LAUREL_ERROR = /^Error: (?=[\w-]+ \((?:load|mount|markup|call|act)\): )/

/**
 * Playwright says of an error on the console no more than that it is one; Firefox has sent its text.
 * @param {string} message of Firefox
 */
export function withErrorTexts(message) {
  if (!message.includes(OF_CONSOLE) || !message.includes(ERROR_ARGUMENT)) return message
  const { params, ...others } = JSON.parse(message)
  const { type, args, text } = params
  if (type !== 'console' || !args.some((/** @type {{ type: string }} */ arg) => arg.type === 'error'))
    return message
  return JSON.stringify({
    ...others,
    params: { ...params, args: [{ type: 'string', value: text.replace(LAUREL_ERROR, 'LaurelError: ') }] },
  })
}
