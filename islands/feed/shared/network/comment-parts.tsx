import type { ReactNode } from 'react'
import { text } from '../../../../src/page/text'
import type { Attachment } from './comment-wire'
import { LikeIcon } from './ReactionIcon'

/** The links lead to strangers' pages. */
const REL = 'nofollow noopener'
const SKIPPED = { tabIndex: -1, 'aria-hidden': true } as const
const NETWORK = 'https://facebook.com/'

/** The network's page of a comment or a person. */
export const networkAddress = (id: string) => NETWORK + encodeURIComponent(id)

interface OutLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly color?: string | undefined
  readonly marginLeft?: string | undefined
  /** Whether keyboards and screen readers skip the link. */
  readonly isSkipped?: boolean
  readonly children: ReactNode
}

/** A link that opens in a new window. */
export function OutLink({ href, className, color, marginLeft, isSkipped, children }: OutLinkProps) {
  const hasStyle = color || marginLeft
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel={REL}
      {...(isSkipped && SKIPPED)}
      style={hasStyle ? { color: color || undefined, marginLeft } : undefined}
    >
      {children}
    </a>
  )
}

/** The picture below a comment or a reply (contract 05 §7.2, §7.5). */
export function AttachmentLink({ attachment, href }: { attachment: Attachment; href: string }) {
  return (
    <OutLink href={href} className="cff-comment-attachment">
      <img alt={attachment.title || text('network.attachment', 'Attachment')} src={attachment.image} />
    </OutLink>
  )
}

interface AvatarLinkProps {
  readonly href: string | undefined
  readonly children: ReactNode
}

/**
 * The link around a person's picture. Keyboards and screen readers skip it, because the name beside it leads to the same
 * page.
 */
export function AvatarLink({ href, children }: AvatarLinkProps) {
  if (!href) return children
  return (
    <OutLink href={href} isSkipped>
      {children}
    </OutLink>
  )
}

interface AvatarProps {
  readonly url: string
  readonly alt: string
  readonly sizePx?: number | undefined
}

/** A person's picture, which is hidden when it cannot be loaded (spec feed and page builder §8). */
export function Avatar({ url, alt, sizePx }: AvatarProps) {
  return (
    <img
      alt={alt}
      width={sizePx}
      height={sizePx}
      src={url}
      onError={({ currentTarget }) => {
        currentTarget.style.display = 'none'
      }}
    />
  )
}

/** How many people like a comment or a reply. */
export function LikeCount({ count }: { readonly count: number }) {
  return (
    <span className="cff-comment-likes">
      <span className="cff-comment-likes-bg">
        <b>
          <LikeIcon />
        </b>
        {count}
      </span>
    </span>
  )
}
