import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useAdopted } from '../../../src/react/adopt'
import type { Love } from './love'
import type { LoveButtonParts } from './markup'

interface LoveButtonProps extends Pick<LoveButtonParts, 'host' | 'count' | 'printed'> {
  readonly $love: ReadableAtom<Love>
}

/** The heart under a post. All buttons of a post share one state. */
export function LoveButton({ host, count, printed, $love }: LoveButtonProps) {
  const love = useStore($love)
  useAdopted(host, { class: { loved: love.loved } }, { keep: true })
  useAdopted(host, { attributes: { role: 'button', 'aria-pressed': love.loved } })
  // As long as the number is the printed one, the server's format (`1,024`) stays.
  useAdopted(count, love.lovers === printed.lovers ? {} : { text: String(love.lovers) }, { keep: true })
  return null
}
