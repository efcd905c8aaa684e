import type { MouseEvent, Ref } from 'react'
import { clickByKey } from '../../../src/react/lightbox/click-by-key'

export interface ToolLinkProps {
  readonly className: string
  readonly label: string
  readonly isDisabled?: boolean
  readonly isPressed?: boolean
  readonly onPress: () => void
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A button of the theme's lightbox: the theme's CSS draws them on links. */
export function ToolLink({ className, label, isDisabled, isPressed, onPress, ref }: ToolLinkProps) {
  function press(event: MouseEvent) {
    event.preventDefault()
    if (!isDisabled) onPress()
  }
  // What the theme's CSS draws its buttons on.
  const Link = 'a'
  return (
    <Link
      ref={ref}
      className={isDisabled ? `${className} disabled` : className}
      role="button"
      tabIndex={0}
      aria-label={label}
      // Not out of the keyboard's reach: the focus would fall from under the visitor's finger.
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      onClick={press}
      onKeyDown={clickByKey}
    />
  )
}
