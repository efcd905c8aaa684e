import { showsAtLoad } from '../islands/page/shows-at-load'
import { provideAwsHooks } from '../legacy-shims/globals/aws-hooks'
import { claimFeed } from '../legacy-shims/globals/page-feed'
import { atOnce } from './at-once'
import { files } from './files'
import { groups } from './groups'
import { readPage } from './page/page'
import { launch } from './runtime/launch'

const facts = readPage(window)

// A cached page with an older script tag beside a newer one may load laurel twice: only the first one starts. An element
// with the id `laurel` is also `window.laurel`, but has no `scan`.
if (typeof window.laurel?.scan !== 'function')
  window.laurel = launch(facts, { groups, atOnce, showsAtLoad, ...files })

// At once, because inline scripts add their filters as soon as the page has loaded.
provideAwsHooks(window)

// At once, because the next script may be a copy of the feed plugin's.
claimFeed(facts)
