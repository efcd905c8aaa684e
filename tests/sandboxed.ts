import type { Page } from '@playwright/test'
import type { Shop } from './shop'

/** From now on the shop's pages are sandboxed documents: of no site, without cookies and storage. */
export async function sandboxPages(page: Page, { url }: Pick<Shop, 'url'>): Promise<void> {
  // They get scripts and answers by CORS alone.
  await page.route(`${url}/**`, async (route) => {
    const response = await route.fetch()
    const sandbox = { 'content-security-policy': 'sandbox allow-scripts' }
    const isPage = route.request().isNavigationRequest()
    const headers = { ...response.headers(), 'access-control-allow-origin': '*', ...(isPage && sandbox) }
    await route.fulfill({ response, headers })
  })
}
