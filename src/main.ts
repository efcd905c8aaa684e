import { readPage } from './page/page'
import { registry } from './registry'
import { start } from './runtime/start'

// A page cached with an older tag beside a newer one may carry laurel twice: the first one starts.
window.laurel ??= start(readPage(window), registry)
