import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { allMedia } from './markup'

/** Of the page's players one plays at a time: the one that was started last (contract 03 §21, D13). */
export const oneAtATime = sharedByHosts(({ document, listen }) =>
  listen(document, 'play', ({ target }) => pauseOthers(document, target), { capture: true }),
)

function pauseOthers(document: Document, started: EventTarget | null) {
  const all = allMedia({ document })
  // One that was paused again before the page heard of its start silences nobody.
  if (!all.some((media) => media === started && !media.paused)) return
  for (const media of all) if (media !== started && !media.paused) media.pause()
}
