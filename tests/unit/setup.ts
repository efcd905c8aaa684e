import Cookies from 'js-cookie'
import { afterEach } from 'vitest'

/** Each test starts on an empty page without the classes, cookies and globals of the one before. */
afterEach(() => {
  document.body.innerHTML = ''
  for (const element of [document.body, document.documentElement]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' })
})
