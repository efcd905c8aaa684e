import type { CSSProperties, ReactNode, Ref } from 'react'
import { text } from '../../../src/page/text'
import { clickByKey } from '../../../src/react/lightbox/click-by-key'

export interface ControlProps {
  readonly className: string
  readonly label: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
  readonly style?: CSSProperties | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** A button. It is an `a` element, because the feed plugin's CSS styles links. */
export function Control({ className, label, isDisabled, onPress, children, style, ref }: ControlProps) {
  const Link = 'a'
  return (
    <Link
      ref={ref}
      className={className}
      style={style}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
      onKeyDown={clickByKey}
    >
      {children}
    </Link>
  )
}

/** The close button. */
export function CloseControl({ onPress, ref }: Pick<ControlProps, 'onPress' | 'ref'>) {
  return (
    <Control ref={ref} className="cff-lightbox-close" label={text('common.close', 'Close')} onPress={onPress}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 2l12 12M14 2 2 14" fill="none" stroke="currentcolor" strokeWidth="2" />
      </svg>
    </Control>
  )
}
