import { useLayoutEffect } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import type { Hero } from './hero'
import { HEADER_STYLE, HEADER_WRAP } from './markup'
import type { SliderState } from './slider'
import { useLast } from './use-last'

/** Body classes for a header without a background, which is over the slider. */
const NAKED_HEADER = ['header-naked-light', 'header-naked-dark']
/** A page scrolled less than this is at its top. */
const TOP_PX = 1

/** The controls, and a header over the slider, take their colours from the slide (contract 04 §17.7). */
export function useTone(hero: Hero, { index, changes, shown }: SliderState): void {
  const { coloured, tones } = hero.parts
  const tone = useLast(tones[index])
  useAdopted(coloured, tone ? { class: { light: tone === 'light', dark: tone === 'dark' } } : {})
  // At the start and at the end of each change.
  useLayoutEffect(() => {
    if (changes > 0 || shown) styleHeader(hero, index)
  }, [hero, index, changes, shown])
}

function styleHeader({ parts, scope, isInView }: Hero, index: number): void {
  const { document, window, adopt } = scope
  const style = parts.slides[index]?.getAttribute('data-header-style')
  const header = document.querySelector(HEADER_WRAP)
  if (!style || !header || window.scrollY >= TOP_PX || !isInView()) return
  if (!NAKED_HEADER.some((name) => document.body.classList.contains(name))) return
  adopt.attribute(header, HEADER_STYLE, style)
}
