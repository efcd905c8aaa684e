import { useStore } from '@nanostores/react'
import { useAdopted } from '../../../src/react/adopt'
import type { ShownLove } from './shown-love'

/** The heart under a post. All buttons of a post share one state. */
export function LoveButton({ host, count, printed, $love }: ShownLove) {
  const love = useStore($love)
  useAdopted(host, { class: { loved: love.loved } }, { keep: true })
  useAdopted(host, { attributes: { role: 'button', 'aria-pressed': love.loved } })
  // As long as the number is the printed one, the server's format (`1,024`) stays.
  useAdopted(count, love.lovers === printed.lovers ? {} : { text: String(love.lovers) }, { keep: true })
  return null
}
