import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { followWindow } from './follow-window'
import { HeroSlider } from './HeroSlider'
import { createHero } from './hero'
import { withLaterCode } from './later-code'
import { isAlreadyShown, whenFirstSlideLoaded } from './loading'
import { CAPTION, HEADER_WRAP, MOUNTED_CLASS, readParts, readSettings } from './markup'
import { followParallax, isHero } from './page-scroll'

/** The large slides at the top of a page, or in its content (contract 04 §17). */
export const mount: Mount = (host, scope) => {
  const parts = readParts(host)
  if (!parts) return
  const { outer, wrapper, slides } = parts
  const { adopt: adopted } = scope
  const settings = readSettings(host, scope, slides.length)
  const { kind } = settings
  const hero = createHero(parts, settings, scope)
  const { captions, videos, sizing, isInView } = hero

  if (isAlreadyShown(wrapper)) {
    adopted.style(wrapper, 'opacity', '1')
    captions.showWithoutAnimation(0)
  }
  scope.add(mountReact(createElement(HeroSlider, { hero }), scope))
  // The early style hides all slides but the first, and the layout below has to measure where they are.
  adopted.classes(host, MOUNTED_CLASS)
  const layOutList = () => sizing.fit(hero.$state.get().position)
  layOutList()
  const parallax = followParallax({ parts, kind, page: scope, adopted, height: sizing.height })
  parallax?.()()

  const watched = [outer, scope.element(HEADER_WRAP), ...host.querySelectorAll(CAPTION)]
  followWindow(scope, { watched, isInView, layOutList, parallax, updateVideos: videos.update })
  if (kind === 'curtain' && isHero(outer, scope.window))
    withLaterCode(scope, ({ keepCurtainOnTop }) => keepCurtainOnTop(host, scope))
  const show = () => hero.dispatch({ type: 'loaded' })
  // A curtain that is shown takes the wheel, so it waits for the code of that.
  whenFirstSlideLoaded(hero, () => (kind === 'curtain' ? withLaterCode(scope, show, show) : show()))
}
