import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { isAborted } from '../../../src/wire/wire-error'
import type { Love } from './love'
import type { LoveButtonParts } from './markup'
import { toggleLove } from './shared-love'

export interface LoveButtonProps extends LoveButtonParts {
  readonly $love: ReadableAtom<Love>
  readonly page: Page
}

/** The heart under a post. All buttons of a post share one state. */
export function LoveButton({ host, count, post, printed, service, $love, page }: LoveButtonProps) {
  const love = useStore($love)

  async function toggle(event: Event) {
    event.preventDefault()
    try {
      await toggleLove(post, service)
    } catch (error) {
      page.report(error, 'call')
      if (!isAborted(error)) page.window.alert(service.errorText)
    }
  }

  function pressBySpace(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    host.click()
  }

  useAdopted(host, { class: { loved: love.loved } }, { keep: true })
  useAdopted(host, {
    attributes: { role: 'button', 'aria-pressed': love.loved },
    on: { click: toggle, keydown: pressBySpace },
  })
  // As long as the number is the printed one, the server's format (`1,024`) stays.
  useAdopted(count, love.lovers === printed.lovers ? {} : { text: String(love.lovers) }, { keep: true })
  return null
}
