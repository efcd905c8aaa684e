import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { takesClick } from '../../../../tests/unit/click'
import { gate } from '../../../../tests/unit/gate'
import { type Drawing, drawingCode } from '../../shared/network/drawing-code'
import { act } from '../../test-feed'
import {
  answer,
  B,
  comments,
  inPost,
  openComments,
  page,
  server,
  setUp,
  shownComments,
  start,
  tearDown,
  uncached,
} from '../meta/test-feed'

const PRINTED = ['Great medals!', 'Who engraved them?', 'See you at the finals.']
const OF_NETWORK = ['Gold for the whole team!']

let fetching: MockInstance<typeof drawingCode.load>
let arrive: () => void
let fail: (cause: unknown) => void

beforeEach(() => {
  setUp()
  const { $code } = drawingCode
  const drawing = $code.get()
  $code.set(undefined)
  onTestFinished(() => $code.set(drawing))
  fetching = vi.spyOn(drawingCode, 'load').mockImplementation(() => {
    const file = gate<Drawing>()
    arrive = () => drawing && file.open(drawing)
    fail = file.fail
    return file.promise
  })
})
afterEach(tearDown)

const words = (id?: string) => shownComments(id).map(({ textContent }) => textContent?.trim())

/** Answers about both posts, whose comments are closed. */
async function startAnswered() {
  start('feed-comments', uncached)
  await server.settle()
  for (const call of server.of('cff_query')) {
    await call.answer(answer(comments({ id: '5678_9', message: OF_NETWORK[0] })))
  }
}

describe('[F05] [F11] page feed: the code that draws comments', () => {
  test('[F05] [F11] comments: comments opened before the drawing code show the printed ones, then the network’s', async () => {
    await startAnswered()
    expect(fetching).not.toHaveBeenCalled()
    openComments()
    expect([words(), fetching.mock.calls.length]).toEqual([PRINTED, 1])
    // Another post does not fetch the same code again.
    openComments(B)
    expect(fetching).toHaveBeenCalledTimes(1)
    arrive()
    await server.settle()
    expect([words(), words(B)]).toEqual([OF_NETWORK, OF_NETWORK])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F05] [F11] comments: a failed fetch is reported once, the printed ones stay, and the next opening tries again', async () => {
    await startAnswered()
    openComments()
    fail(new Error('no network'))
    await server.settle()
    expect(page.report.mock.calls).toMatchObject([[{ message: 'no network' }, 'load']])
    expect([words(), fetching.mock.calls.length]).toEqual([PRINTED, 1])
    openComments()
    openComments()
    expect([words(), fetching.mock.calls.length]).toEqual([PRINTED, 2])
    arrive()
    await server.settle()
    expect(words()).toEqual(OF_NETWORK)
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[F05] show more: pressed before its code, it shows all comments when the code arrives', async () => {
    start('feed-comments', uncached)
    openComments()
    const press = () => act(() => takesClick(inPost('.cff-show-more-comments a')))
    const isShown = () => shownComments().map(({ style }) => style.display !== 'none')
    expect([press(), isShown()]).toEqual([true, [true, true, false]])
    fail(new Error('no network'))
    await server.settle()
    expect([press(), isShown()]).toEqual([true, [true, true, false]])
    arrive()
    await server.settle()
    act(() => {})
    await server.settle()
    expect(isShown()).toEqual([true, true, true])
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  test('[F05] show more: in a box that another script opened, the press fetches the code', async () => {
    start('feed-comments', uncached)
    inPost('.cff-comments-box').style.display = 'block'
    expect(fetching).not.toHaveBeenCalled()
    expect(act(() => takesClick(inPost('.cff-show-more-comments a')))).toBe(true)
    arrive()
    await server.settle()
    act(() => {})
    await server.settle()
    expect(shownComments().every(({ style }) => style.display !== 'none')).toBe(true)
  })
})
