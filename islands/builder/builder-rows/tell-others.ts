import { relayout } from '../../../src/page/relayout'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

/** Contract 04 §0.2. */
const DELAY_MS = 200

/** Once for the page: brick layouts and sliders of others measure again, as rows are now as wide as they will be. */
export const tellOthers = sharedByHosts(({ window, after }) => after(DELAY_MS, () => relayout(window)))
