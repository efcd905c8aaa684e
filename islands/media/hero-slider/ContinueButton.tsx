import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import type { PartProps } from './hero'
import { withLaterCode } from './later-code'
import { CONTINUE_HIDDEN_CLASS } from './markup'
import { usePress } from './use-press'

/** The delay after the change to the last slide has begun (spec storefront §4). */
const APPEAR_MS = 600
const LABEL = 'Continue to the content'

/** The button on the last slide that leads to the content below the slider (contract 04 §17.8). */
export function ContinueButton(props: PartProps) {
  const { parts, settings } = props.hero
  const { continueButton } = parts
  return settings.continues && continueButton ? <Button {...props} button={continueButton} /> : null
}

function Button({ hero, state, button }: PartProps & { readonly button: HTMLElement }) {
  const { scope, parts, dispatch } = hero
  const { count, index, changes } = state
  const isRevealed = state.phase !== 'loading'
  // It stays once it was shown.
  const isShown = state.isContinueShown || (isRevealed && count === 1)
  usePress(button, hero, isRevealed, () =>
    withLaterCode(scope, ({ scrollPast }) => void scrollPast(parts.outer, scope)),
  )
  useAdopted(button, {
    class: { [CONTINUE_HIDDEN_CLASS]: !isShown },
    attributes: { 'aria-label': LABEL, inert: isShown ? null : '' },
  })
  useScope(scope, () => {
    if (isShown && getComputedStyle(button).display === 'none') scope.adopt.style(button, 'display', 'block')
  }, [isShown])
  useScope(
    scope,
    ({ after }) => {
      if (changes > 0 && index === count - 1) after(APPEAR_MS, () => dispatch({ type: 'show continue' }))
    },
    [changes],
  )
  return null
}
