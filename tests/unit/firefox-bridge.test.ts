import { expect, test } from 'vitest'
import { answerFor } from '../firefox/unknown-commands.mjs'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'

test('[X02] Firefox bridge: a command that Firefox does not know is answered in its place', () => {
  const answer = answerFor(JSON.stringify({ id: 7, method: UNKNOWN, params: {} }))
  expect(JSON.parse(answer ?? '')).toEqual({ type: 'success', id: 7, result: {} })
})

test.each([
  ['another command', { id: 8, method: 'session.new', params: {} }],
  ['one that only speaks of it', { id: 9, method: 'script.evaluate', params: { expression: UNKNOWN } }],
])('[X02] Firefox bridge: %s goes on to Firefox', (_, message) => {
  expect(answerFor(JSON.stringify(message))).toBeUndefined()
})
