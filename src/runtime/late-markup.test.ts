import { expect, test, vi } from 'vitest'
import { watchMarkup } from './late-markup'

test('[X12] late markup: what is added to the head is nobody’s host', async () => {
  const onChange = vi.fn()
  watchMarkup(document, onChange)
  const cup = document.createElement('p')
  document.head.append(document.createElement('link'))
  document.body.append(cup)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(onChange.mock.calls.flatMap(([{ added }]) => added)).toEqual([cup])
  document.head.replaceChildren()
})
