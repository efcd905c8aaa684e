import type { Page } from '@playwright/test'

/** Everything of the network whose page a feed shows. */
const NETWORK = /^https?:\/\/([\w-]+\.)*(facebook\.com|facebook\.net|fbcdn\.net)\//
const FRAME =
  '<!DOCTYPE html><html lang="en-AU"><head><title>The network</title></head><body><p>The network’s own page</p></body></html>'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50" viewBox="0 0 50 50"><path fill="#14559c" d="M0 0h50v50H0z"/></svg>'

/**
 * Answers in place of the network, so that no test asks it for anything: frames get a page, everything else a picture.
 * A page's own routes come first.
 */
export async function standInForNetwork(page: Page): Promise<void> {
  await page
    .context()
    .route(NETWORK, (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=UTF-8', body: FRAME })
        : route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
}
