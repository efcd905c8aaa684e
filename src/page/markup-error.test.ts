import { expect, test } from 'vitest'
import { MarkupError } from './markup-error'

test('[X11] markup error: names what is missing, and only that', () => {
  const error = new MarkupError('.love-it', { count: null, post: '412', url: undefined, nonce: '', zero: 0 })
  expect(error.message).toBe('.love-it lacks count, url, nonce')
  expect(error.name).toBe('MarkupError')
  expect(error).toBeInstanceOf(Error)
})
