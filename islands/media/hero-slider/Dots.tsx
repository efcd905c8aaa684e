import { useState } from 'react'
import { createPortal } from 'react-dom'
import { animateFrom } from '../../../src/motion/animate-from'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import type { PartProps } from './hero'
import { DOT_ACTIVE_CLASS } from './markup'
import { usePress } from './use-press'

const FADE_MS = 600

/** One dot for each slide (contract 04 §17.2, §17.4). */
export function Dots({ hero, state }: PartProps) {
  const { pagination, dots, titles } = hero.parts
  const { kind, hidesDots } = hero.settings
  const isRevealed = state.phase !== 'loading'
  useAdopted(pagination, { attributes: { role: 'group', 'aria-label': 'Choose a slide' } })
  useAdopted(dots.slice(state.count), { style: { display: 'none' } })
  useScope(
    hero.scope,
    ({ add }) => {
      if (!isRevealed || !pagination) return
      const { adopt } = hero.scope
      adopt.style(pagination, 'display', 'block')
      adopt.style(pagination, 'opacity', '1')
      if (kind === 'curtain') adopt.style(pagination, 'margin-top', `${-pagination.offsetHeight / 2}px`)
      add(animateFrom(pagination, { opacity: '0' }, { durationMs: FADE_MS }))
    },
    [isRevealed],
  )
  return titles.map((title, index) => {
    const dot = dots[index]
    const props = { hero, state, index, label: [`Slide ${index + 1}`, title].filter(Boolean).join(': ') }
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the slides stay as they are
    if (dot) return <Dot key={index} {...props} dot={dot} />
    // The server prints no dots for a slider with the setting "all slides".
    return pagination && !hidesDots && <NewDot key={index} {...props} pagination={pagination} />
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the slides stay as they are
  })
}

interface DotProps extends PartProps {
  readonly index: number
  readonly label: string
}

function Dot({ dot, index, label, hero, state }: DotProps & { readonly dot: HTMLElement }) {
  const isRevealed = state.phase !== 'loading'
  const isActive = index === state.index
  usePress(dot, hero, isRevealed, () => hero.choose({ type: 'go', index }))
  useAdopted(dot, { attributes: { 'aria-label': label } })
  useAdopted(
    dot,
    isRevealed
      ? { class: { [DOT_ACTIVE_CLASS]: isActive }, attributes: { 'aria-current': isActive ? 'true' : null } }
      : {},
  )
  return null
}

function NewDot({ pagination, ...props }: DotProps & { readonly pagination: HTMLElement }) {
  const [dot, setDot] = useState<HTMLElement | null>(null)
  const markup = (
    <div className="dot" ref={setDot}>
      <span />
    </div>
  )
  return (
    <>
      {createPortal(markup, pagination)}
      {dot && <Dot dot={dot} {...props} />}
    </>
  )
}
