import { afterEach } from 'vitest'

/** Each test starts on an empty page without the classes, cookies and globals of the one before. */
afterEach(() => {
  document.body.innerHTML = ''
  for (const element of [document.body, document.documentElement]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
})
