import { useLayoutEffect } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { fadeTo } from './fade'
import type { PartProps } from './hero'
import { withLaterCode } from './later-code'

const FADE_MS = 300
/** Shows on the first slide that the page can be scrolled. */
export function ScrollIndicator(props: PartProps) {
  const { indicator } = props.hero.parts
  return indicator && <Indicator {...props} indicator={indicator} />
}

function Indicator({ hero, state, indicator }: PartProps & { readonly indicator: HTMLElement }) {
  const { scope, settings } = hero
  const isFirst = state.index === 0
  const hasMoved = state.changes > 0
  useAdopted(indicator, { attributes: { 'aria-hidden': 'true' } })
  useScope(
    scope,
    (own) => {
      if (settings.kind !== 'curtain' || indicator.matches('.indicator-hidden')) return
      withLaterCode(own, ({ pulse }) => pulse(indicator, own))
    },
    [],
  )
  useLayoutEffect(() => {
    if (hasMoved) fadeTo(indicator, isFirst ? 1 : 0, { adopted: scope.adopt, durationMs: FADE_MS })
  }, [scope, indicator, hasMoved, isFirst])
  return null
}
