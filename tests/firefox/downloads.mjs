const EVENTS = ['"browsingContext.downloadWillBegin"', '"browsingContext.downloadEnd"']

/**
 * Firefox gives no number to a download of a `blob:` address, and Playwright then reports none. The download is named by
 * its address.
 * @param {string} message of Firefox
 */
export function withDownloadNames(message) {
  if (!EVENTS.some((event) => message.includes(event))) return message
  const { params, ...others } = JSON.parse(message)
  if (!params || params.download || params.navigation) return message
  return JSON.stringify({ ...others, params: { ...params, download: params.url } })
}
