import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'
import { type Love, type PostId, parseLovers } from './love'

/** The alert's text where the theme prints none. */
const defaultErrorText = () =>
  text('love-button.failed', 'Sorry, there was a problem processing your request.')

/** The theme's ajax endpoint for loves, and the visitor; printed once per page. */
export interface LoveService {
  readonly url: string
  readonly user: string
  readonly nonce: string
  readonly errorText: string
  readonly isGuest: boolean
}

export interface LoveButtonParts {
  readonly host: HTMLElement
  /** The `<data class="count">` leaf whose text is the number of lovers. */
  readonly count: HTMLElement
  readonly post: PostId
  /** The state that the server printed. */
  readonly printed: Love
  readonly service: LoveService
}

/**
 * Reads one `.love-it` and the page's single `#loveit-locale` (contract 01 §1).
 * @throws MarkupError when the post id, the ajax URL or the count is missing: the link then stays a plain link
 */
export function readLoveButton(host: HTMLElement, page: Page): LoveButtonParts {
  const locale = page.element('#loveit-locale')
  const count = host.querySelector<HTMLElement>('data.count')
  const post = host.getAttribute('data-post-id')
  const url = locale?.getAttribute('data-ajaxurl')
  if (!count || !post || !url) throw new MarkupError('.love-it', { count, post, url })
  return {
    host,
    count,
    post,
    printed: {
      loved: host.classList.contains('loved'),
      lovers: parseLovers(count.textContent ?? ''),
      pending: false,
    },
    service: {
      url,
      user: host.getAttribute('data-user-id') || '0',
      nonce: locale?.getAttribute('data-nonce') ?? '',
      errorText: locale?.getAttribute('data-error') || defaultErrorText(),
      // Every value but the text "true" is a guest.
      isGuest: locale?.getAttribute('data-loggedin') !== 'true',
    },
  }
}
