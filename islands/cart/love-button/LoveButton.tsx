import { useStore } from '@nanostores/react'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { isAborted } from '../../../src/wire/wire-error'
import { loveOf, toggleLove } from './loves'
import type { LoveButtonProps } from './markup'

/** The heart under a post. Every button of one post shares one state, so that they stay in step. */
export function LoveButton({ host, count, post, printed, service, page }: LoveButtonProps & { page: Page }) {
  const love = useStore(loveOf(post, printed, service))

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
  // Where the number is the printed one, the server's own way to write it (`1,024`) stays.
  useAdopted(count, love.lovers === printed.lovers ? {} : { text: String(love.lovers) }, { keep: true })
  return null
}
