const FIRST = 1700000001
const WORDS = ['CUP', 'MEDAL', 'SHIELD', 'PLATE']
const PICTURE = /^\/wp-content\/uploads\/wpcf7_captcha\/(\d{1,12})\.png$/

/** The picture after so many answers. @param {number} count */
export function captchaPicture(count) {
  const prefix = String(FIRST + count)
  return { prefix, address: `/wp-content/uploads/wpcf7_captcha/${prefix}.png` }
}

/** The word in a picture. @param {string} prefix its number */
export function captchaWord(prefix) {
  return WORDS[(Number(prefix) - FIRST) % WORDS.length] ?? 'CUP'
}

/** @param {string} path */
export const isCaptchaPicture = (path) => PICTURE.test(path)

/** A drawing, whatever its address says. @param {import('../visit.mjs').Visit} visit */
export function sendCaptchaPicture({ url, response }) {
  const word = captchaWord(PICTURE.exec(url.pathname)?.[1] ?? '')
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  response.end(
    `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="24"><rect width="72" height="24" fill="#fff"/><text x="6" y="17" font-size="15" fill="#333">${word}</text></svg>`,
  )
}
