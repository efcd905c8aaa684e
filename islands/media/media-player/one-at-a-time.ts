import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { allMedia } from './markup'

/** Pauses all other players of the page when one starts (contract 03 §21, D13). */
export const oneAtATime = sharedByHosts(({ document, listen }) =>
  listen(document, 'play', ({ target }) => pauseOthers(document, target), { capture: true }),
)

function pauseOthers(document: Document, started: EventTarget | null) {
  const all = allMedia({ document })
  // A player that is paused again before its event arrives pauses no other.
  if (!all.some((media) => media === started && !media.paused)) return
  for (const media of all) if (media !== started && !media.paused) media.pause()
}
