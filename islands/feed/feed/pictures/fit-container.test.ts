import { expect, test } from 'vitest'
import { cssUrl } from './fit-container'

test.each([
  ['', ''],
  ['/a (1).jpg', 'url("/a (1).jpg")'],
  ['a"b', 'url("a\\22 b")'],
  ['a\\b\nc', 'url("a\\5c b\\a c")'],
])('[F13] page feed: %j as a background', (url, css) => expect(cssUrl(url)).toBe(css))
