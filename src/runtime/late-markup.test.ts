import { expect, test, vi } from 'vitest'
import { createLateMarkup } from './late-markup'

test('[X12] late markup: ignores elements that are added to the head', async () => {
  const onAdded = vi.fn()
  createLateMarkup(document).watch({ onAdded, onRemoved() {} })
  const cup = document.createElement('p')
  document.head.append(document.createElement('link'))
  document.body.append(cup)
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalled())
  expect(onAdded.mock.calls).toEqual([[[cup]]])
  document.head.replaceChildren()
})
