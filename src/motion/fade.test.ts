import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { fadeIn, fadeOut } from './fade'

interface FakeAnimation {
  readonly finish: ReturnType<typeof vi.fn>
  onfinish: () => void
}

/** Neither DOM animates: what is requested is noted, and ends when the test says so. */
const animate = vi.fn<(frames: { opacity: number }[], timing: { duration: number }) => FakeAnimation>()
let animations: FakeAnimation[]

beforeEach(() => {
  animations = []
  animate.mockReset().mockImplementation(() => {
    const animation = { finish: vi.fn(), onfinish: () => {} }
    animations.push(animation)
    return animation
  })
})

function showMenu(display: 'none' | 'block') {
  document.body.innerHTML = `<ul class="sub-menu" style="display: ${display}; opacity: 1"></ul>`
  const menu = one('.sub-menu')
  Object.defineProperty(menu, 'animate', { value: animate })
  return menu
}

const endOf = (index: number) => animations[index]?.onfinish()

describe('[S27] fade', () => {
  test('[S27] fade in: a hidden element is displayed at once, its opacity grows over the given time', () => {
    const menu = showMenu('none')
    fadeIn(menu, { durationMs: 200 })
    expect([menu.style.display, menu.style.opacity]).toEqual(['block', '1'])
    expect(animate).toHaveBeenCalledExactlyOnceWith([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    endOf(0)
    expect([menu.style.display, menu.style.opacity]).toEqual(['block', '1'])
  })

  test('[S27] fade out: the element stays until the end of the fade', () => {
    const menu = showMenu('block')
    fadeOut(menu, { durationMs: 150 })
    expect(animate).toHaveBeenCalledExactlyOnceWith([{ opacity: 1 }, { opacity: 0 }], { duration: 150 })
    expect(menu.style.display).toBe('block')
    endOf(0)
    expect(menu.style.display).toBe('none')
  })

  test('[S27] fade out: a hidden element is not animated', () => {
    fadeOut(showMenu('none'), { durationMs: 150 })
    expect(animate).not.toHaveBeenCalled()
  })

  test('[S27] fade in: an opaque element is not animated', () => {
    const menu = showMenu('block')
    fadeIn(menu, { durationMs: 200 })
    expect(animate).not.toHaveBeenCalled()
    expect(menu.style.display).toBe('block')
  })

  test('[S27] fade: a running one jumps to its end before the next starts', () => {
    const menu = showMenu('block')
    fadeOut(menu, { durationMs: 150 })
    fadeIn(menu, { durationMs: 200 })
    expect(animations[0]?.finish).toHaveBeenCalled()
    expect(animate).toHaveBeenLastCalledWith([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    expect(menu.style.display).toBe('block')
    endOf(1)
    expect(menu.style.display).toBe('block')
  })

  test('[S27] fade: two elements fade independently', () => {
    const menu = showMenu('block')
    fadeOut(menu, { durationMs: 150 })
    const other = menu.cloneNode() as HTMLElement
    Object.defineProperty(other, 'animate', { value: animate })
    document.body.append(other)
    fadeOut(other, { durationMs: 150 })
    expect(animations[0]?.finish).not.toHaveBeenCalled()
  })

  test('[X09] fade: under reduced motion both end at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    const menu = showMenu('none')
    fadeIn(menu, { durationMs: 200 })
    expect(menu.style.display).toBe('block')
    fadeOut(menu, { durationMs: 200 })
    expect(menu.style.display).toBe('none')
    expect(animate).not.toHaveBeenCalled()
  })

  test('[S27] fade: a browser that can not animate ends at once too', () => {
    document.body.innerHTML = '<ul class="sub-menu" style="display: block"></ul>'
    const bare = one('.sub-menu')
    Object.defineProperty(bare, 'animate', { value: undefined })
    fadeOut(bare, { durationMs: 200 })
    expect(bare.style.display).toBe('none')
  })
})
