import { showsAtLoad } from '../islands/page/shows-at-load'
import { provideAwsHooks } from '../legacy-shims/globals/aws-hooks'
import { claimFeed } from '../legacy-shims/globals/page-feed'
import { atOnce } from './at-once'
import { files } from './files'
import { groups } from './groups'
import { readPage } from './page/page'
import { launch } from './runtime/launch'

const facts = readPage(window)

// A page cached with an older tag beside a newer one may carry laurel twice: the first one starts. Another thing of
// that name, such as an element with the id, does not count.
if (typeof window.laurel?.scan !== 'function')
  window.laurel = launch(facts, { groups, atOnce, showsAtLoad, ...files })

// At once: inline scripts add their filters as soon as the page has loaded.
provideAwsHooks(window)

// At once, too: a copy of the feed plugin's script may be next.
claimFeed(facts)
