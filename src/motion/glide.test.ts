import { beforeEach, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { gate } from '../../tests/unit/gate'
import { createGlides, whenGlidesEnd } from './glide'

const animate = vi.fn()
const animations: { onfinish: (() => void) | null; cancel: () => void; finished: Promise<unknown> }[] = []
const places = new Map<string, { left: number; top: number; bottom: number; width: number }>()

beforeEach(() => {
  animations.length = 0
  animate.mockReset().mockImplementation(() => {
    const animation = { onfinish: null, cancel: vi.fn(), finished: Promise.resolve() }
    animations.push(animation)
    return animation
  })
  vi.stubGlobal('matchMedia', undefined)
  document.body.innerHTML = '<p id="cup">Cup</p><p id="medal">Medal</p>'
  for (const id of ['cup', 'medal']) {
    Object.assign(one(`#${id}`), {
      animate,
      getBoundingClientRect: () => places.get(id),
    })
    places.set(id, { left: 10, top: 20, bottom: 40, width: 100 })
  }
})
const paragraphs = () => [one('#cup'), one('#medal')]
const start = () => animate.mock.calls.map(([[from]]) => from.transform)

test('[S52] glide: an element far from the window is in its new place at once', () => {
  const far = 3 * window.innerHeight
  places.set('cup', { left: 10, top: far, bottom: far + 20, width: 100 })
  const settle = createGlides().from(paragraphs())
  places.set('cup', { left: 110, top: 5, bottom: 25, width: 100 })
  settle()
  expect(start()).toEqual([])
})

test('[S52] glide: an element with a new place moves there from the old one', () => {
  const settle = createGlides().from(paragraphs())
  places.set('cup', { left: 110, top: 5, bottom: 25, width: 100 })
  settle()
  expect(start()).toEqual(['translate(-100px, 15px)'])
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 400 })
})

test.each([
  [0, 100],
  [100, 0],
])(
  '[S52] glide: what is not shown before or after (%s px, then %s px wide) moves from nowhere',
  (before, after) => {
    places.set('cup', { left: 0, top: 0, bottom: 20, width: before })
    const settle = createGlides().from(paragraphs())
    places.set('cup', { left: 110, top: 5, bottom: 25, width: after })
    settle()
    expect(start()).toEqual([])
  },
)

test('[S52] glide: with reduced motion elements are in their new places at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  createGlides().by(one('#cup'), 10, 0)
  expect(start()).toEqual([])
})

test('[S52] glide: stop cancels running glides; glides that have ended are forgotten', () => {
  const glides = createGlides()
  glides.by(one('#cup'), 10, 0)
  glides.by(one('#medal'), 0, -10)
  expect(start()).toEqual(['translate(-10px, 0px)', 'translate(0px, 10px)'])
  animations[0]?.onfinish?.()
  glides.stop()
  expect(animations.map(({ cancel }) => vi.mocked(cancel).mock.calls.length)).toEqual([0, 1])
})

test('[S52] glide: a moving element goes on from where it is', () => {
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      m41 = 7
      m42 = -3
    },
  )
  const cancel = vi.fn()
  const others = { id: '', cancel: vi.fn() }
  Object.assign(one('#cup'), { getAnimations: () => [{ id: 'laurel-glide', cancel }, others] })
  createGlides().by(one('#cup'), 100, 0)
  expect(start()).toEqual(['translate(-93px, -3px)'])
  expect(cancel).toHaveBeenCalledOnce()
  expect(others.cancel).not.toHaveBeenCalled()
})

test('[S52] glide: `whenGlidesEnd` settles when all glides have ended or were cancelled', async () => {
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => next(0))
  const glide = gate()
  Object.assign(document.body, {
    getAnimations: () => [{ id: 'laurel-glide', finished: glide.promise }, { finished: gate().promise }],
  })
  const arrived = vi.fn()
  const waiting = whenGlidesEnd(document.body)?.then(arrived)
  await Promise.resolve()
  expect(arrived).not.toHaveBeenCalled()
  glide.fail(new Error('called off'))
  await waiting
  expect(arrived).toHaveBeenCalled()
  Reflect.deleteProperty(document.body, 'getAnimations')
  expect(whenGlidesEnd(document.body)).toBeUndefined()
})
