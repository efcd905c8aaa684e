import { expect, test, vi } from 'vitest'
import { wasShownByCss } from './visible-without-script'

const animated = (...animations: object[]) =>
  Object.assign(document.createElement('div'), { getAnimations: () => animations })
const SHOWN = { animationName: 'laurel-show', playState: 'finished' }

test.each([
  ['shown', animated(SHOWN), true],
  ['shown beside others', animated({ playState: 'finished' }, SHOWN), true],
  ['still waiting', animated({ ...SHOWN, playState: 'running' }), false],
  ['moved by the theme', animated({ ...SHOWN, animationName: 'fade' }), false],
  ['moved by a script', animated({ playState: 'finished' }), false],
  ['left alone', animated(), false],
  ['in a browser that does not say', document.createElement('div'), false],
  ['not there', undefined, false],
])('[X11] style sheet: whether it has shown an element that is %s', (_, element, wasShown) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(4000)
  expect(wasShownByCss(element, 'laurel-show')).toBe(wasShown)
  now.mockReturnValue(3999)
  expect(wasShownByCss(element, 'laurel-show')).toBe(false)
})
