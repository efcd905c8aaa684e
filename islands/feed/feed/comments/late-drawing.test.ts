import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { $drawing, type Drawing, drawingCode } from '../../network/drawing-code'
import {
  answer,
  B,
  comments,
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

let fetching: MockInstance<typeof drawingCode.fetch>
let arrive: () => void
let fail: (cause: Error) => void

beforeEach(() => {
  setUp()
  const drawing = $drawing.get()
  $drawing.set(undefined)
  onTestFinished(() => $drawing.set(drawing))
  fetching = vi.spyOn(drawingCode, 'fetch').mockImplementation(
    () =>
      new Promise<Drawing>((resolve, reject) => {
        arrive = () => drawing && resolve(drawing)
        fail = reject
      }),
  )
})
afterEach(tearDown)

const words = (id?: string) => shownComments(id).map(({ textContent }) => textContent?.trim())

/** The network has told of both posts, whose comments nobody has opened. */
async function startAnswered() {
  start('feed-comments', uncached)
  await server.settle()
  for (const call of server.of('cff_query')) {
    await call.answer(answer(comments({ id: '5678_9', message: OF_NETWORK[0] })))
  }
}

describe('[F05] [F11] page feed: the code that draws comments', () => {
  test('[F05] [F11] comments: opened before the code that draws them has come, the printed ones are there, then those of the network', async () => {
    await startAnswered()
    expect(fetching).not.toHaveBeenCalled()
    openComments()
    expect([words(), fetching.mock.calls.length]).toEqual([PRINTED, 1])
    // Another one does not ask for the same code again.
    openComments(B)
    expect(fetching).toHaveBeenCalledTimes(1)
    arrive()
    await server.settle()
    expect([words(), words(B)]).toEqual([OF_NETWORK, OF_NETWORK])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F05] [F11] comments: code that does not come is told of once, the printed ones stay, and the next opening asks again', async () => {
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
})
