import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { slideDown, slideUp, stopSlide } from './slide'

interface FakeAnimation {
  readonly cancel: ReturnType<typeof vi.fn>
  onfinish: (() => void) | null
}

/** Neither DOM animates: what is requested is noted, and ends when the test says so. */
const animate = vi.fn<(frames: Record<string, string>[], timing: object) => FakeAnimation>()
let animations: FakeAnimation[]

beforeEach(() => {
  animations = []
  animate.mockReset().mockImplementation(() => {
    const animation = { cancel: vi.fn(), onfinish: null }
    animations.push(animation)
    return animation
  })
})

function showPanel(display: 'none' | 'block', height = '120px') {
  document.body.innerHTML = `<div class="panel" style="display: ${display}; height: ${height}; padding-top: 8px; margin-bottom: 4px"></div>`
  const panel = one('.panel')
  Object.defineProperty(panel, 'animate', { value: animate, writable: true })
  return panel
}

const durationMs = 400
const heights = (call: number) => animate.mock.calls[call]?.[0].map(({ height }) => height)
const endOf = (index: number) => animations[index]?.onfinish?.()

describe('[S30] slide', () => {
  test('[S30] slide: a hidden element grows to its height, padding and margin', () => {
    const panel = showPanel('none')
    slideDown(panel, { durationMs })
    expect(panel.style.display).toBe('block')
    expect(heights(0)).toEqual(['0px', '120px'])
    expect(animate.mock.calls[0]?.[0][1]).toMatchObject({
      paddingTop: '8px',
      marginBottom: '4px',
      overflow: 'hidden',
    })
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 400 })
    endOf(0)
    expect(panel.style.display).toBe('block')
  })

  test('[S30] slide: an open element shrinks, and is hidden only at the end', () => {
    const panel = showPanel('block')
    slideUp(panel, { durationMs })
    expect([heights(0), panel.style.display]).toEqual([['120px', '0px'], 'block'])
    endOf(0)
    expect(panel.style.display).toBe('none')
  })

  test('[S30] slide: a running slide is reversed where it is', () => {
    const panel = showPanel('block')
    slideUp(panel, { durationMs })
    panel.style.height = '30px'
    slideDown(panel, { durationMs })
    expect(animations[0]?.cancel).toHaveBeenCalledOnce()
    expect(heights(1)?.[0]).toBe('30px')
    expect([animations[0]?.onfinish, panel.style.display]).toEqual([null, 'block'])
    endOf(1)
    slideUp(panel, { durationMs })
    endOf(2)
    expect(panel.style.display).toBe('none')
  })

  test('[S30] slide: an element that is already open or closed does not move', () => {
    slideDown(showPanel('block'), { durationMs })
    slideUp(showPanel('none'), { durationMs })
    expect(animate).not.toHaveBeenCalled()
  })

  test('[S30] slide: a stopped slide stays where it is', () => {
    const panel = showPanel('block')
    slideUp(panel, { durationMs })
    expect(stopSlide(panel)).toMatchObject({ height: '120px' })
    endOf(0)
    expect(panel.style.display).toBe('block')
    expect(stopSlide(panel)).toBeUndefined()
  })

  test.each(['reduced motion', 'a browser that does not animate'])(
    '[S30] slide: with %s it is there at once',
    (why) => {
      const panel = showPanel('none')
      if (why === 'reduced motion') vi.stubGlobal('matchMedia', () => ({ matches: true }))
      else Object.assign(panel, { animate: undefined })
      slideDown(panel, { durationMs })
      expect(panel.style.display).toBe('block')
      slideUp(panel, { durationMs })
      expect(panel.style.display).toBe('none')
      expect(animate).not.toHaveBeenCalled()
    },
  )
})
