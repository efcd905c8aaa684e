import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LightboxItem } from './item'
import { type LightboxAction, type LightboxState, type Media, mediaAt, reduceLightbox } from './lightbox'
import { NOT_ZOOMED } from './zoomed'

const items: LightboxItem[] = ['cup', 'medal', 'shield', 'plaque'].map((name) => ({
  kind: 'image',
  url: `/${name}.jpg`,
  label: name,
}))
const LOADED: Media = { is: 'loaded', size: { width: 800, height: 600 } }
const FAILED: Media = { is: 'failed' }
const ZOOMED = { scale: 2, x: 10, y: 0 }
type Action = LightboxAction<LightboxItem>

const run = (...actions: Action[]) =>
  actions.reduce<LightboxState<LightboxItem>>(reduceLightbox, { phase: 'closed' })
const open = (index = 0): Action => ({ type: 'open', items, index })
const media = (index: number, what: Media = LOADED): Action => ({
  type: 'media',
  item: items[index] as LightboxItem,
  media: what,
})
const go = (index: number, direction: -1 | 1 = 1): Action => ({ type: 'go', index, direction })
const phaseOf = (...actions: Action[]) => run(...actions).phase

describe('[S55] lightbox: its states', () => {
  const cases: [string, Action[], object][] = [
    ['opens at an index, waiting for its picture', [open(2)], { phase: 'opening', index: 2, direction: 0 }],
    ['shows it once it is there', [open(1), media(1)], { phase: 'shown', index: 1 }],
    ['is not shown by another picture’s coming', [open(1), media(2)], { phase: 'opening' }],
    ['shows that it failed', [open(1), media(1, FAILED)], { phase: 'shown' }],
    ['waits for the next one', [open(0), media(0), go(1)], { phase: 'loading', index: 1, direction: 1 }],
    ['shows a next one that came early at once', [open(0), media(1), go(1)], { phase: 'shown', index: 1 }],
    ['goes back', [open(2), go(1, -1)], { index: 1, direction: -1 }],
    ['does not go to what is not there', [open(3), media(3), go(4)], { phase: 'shown', index: 3 }],
    ['does not go to where it is', [open(3), media(3), go(3)], { phase: 'shown', direction: 0 }],
    ['asks anew for what failed before', [open(0), media(1, FAILED), go(1)], { phase: 'loading' }],
    ['asks anew for what failed', [open(0), media(0, FAILED), { type: 'retry' }], { phase: 'loading' }],
    ['keeps what is there at that', [open(0), media(0), { type: 'retry' }], { phase: 'shown' }],
    ['enlarges what is shown', [open(0), media(0), { type: 'zoom', zoom: ZOOMED }], { zoom: ZOOMED }],
    ['enlarges nothing that waits', [open(0), { type: 'zoom', zoom: ZOOMED }], { zoom: NOT_ZOOMED }],
    [
      'is not enlarged when it changes',
      [open(0), media(0), { type: 'zoom', zoom: ZOOMED }, go(1)],
      { zoom: NOT_ZOOMED },
    ],
    ['fades out before it is closed', [open(0), { type: 'close' }], { phase: 'closing', index: 0 }],
    [
      'ignores other actions while it fades out',
      [open(0), { type: 'close' }, go(1), media(0)],
      { phase: 'closing', index: 0 },
    ],
    ['is closed once it has faded out', [open(0), { type: 'close' }, { type: 'faded' }], { phase: 'closed' }],
    ['opens anew while it fades out', [open(0), { type: 'close' }, open(1)], { phase: 'opening', index: 1 }],
    ['opens nothing of nothing', [{ type: 'open', items: [], index: 0 }], { phase: 'closed' }],
    ['takes the last for an index beyond it', [open(99)], { index: 3 }],
    ['takes the first for one before it, and for none', [open(Number.NaN)], { index: 0 }],
  ]
  test.each(cases)('[S55] lightbox: %s', (_, actions, expected) => {
    expect(run(...actions)).toMatchObject(expected)
  })

  test('[S55] lightbox: a closed one ignores all other actions', () => {
    for (const action of [
      go(1),
      media(0),
      { type: 'close' },
      { type: 'faded' },
      { type: 'retry' },
    ] as Action[]) {
      expect(phaseOf(action)).toBe('closed')
    }
  })

  test('[S55] lightbox: replacing the items keeps the current item', () => {
    const more = [items[0], { ...items[0], url: '/extra.jpg' }, ...items.slice(1)] as LightboxItem[]
    const state = run(open(1), media(1), media(2), { type: 'items', items: more })
    expect(state).toMatchObject({ phase: 'shown', index: 2, items: more })
    expect(state.phase !== 'closed' && more.map((_, at) => mediaAt(state, at)?.is)).toEqual([
      undefined,
      undefined,
      'loaded',
      'loaded',
      undefined,
    ])
    expect(run(open(1), { type: 'items', items: items.slice(2) })).toMatchObject({ index: 1, items })
  })

  test('[S55] lightbox: after any actions the index is within the album', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('open' as const), items: fc.constant(items), index: fc.integer() }),
      fc.record({
        type: fc.constant('go' as const),
        index: fc.integer({ min: -2, max: 6 }),
        direction: fc.constant(1 as const),
      }),
      fc.record({
        type: fc.constant('media' as const),
        item: fc.constantFrom(...items),
        media: fc.constantFrom(LOADED, FAILED),
      }),
      fc.constantFrom<Action>({ type: 'close' }, { type: 'faded' }, { type: 'retry' }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = run(...(actions as Action[]))
        return state.phase === 'closed' || state.items[state.index] !== undefined
      }),
    )
  })
})
