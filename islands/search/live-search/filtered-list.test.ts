import { beforeEach, expect, test, vi } from 'vitest'
import { provideAwsHooks } from '../../../legacy-shims/globals/aws-hooks'
import { heardTypes, page, rows, search, setUpSearch, show, titles } from '../../../tests/unit/search-box'

vi.mock('./filtered-list', () => {
  throw new Error('offline')
})

setUpSearch()

beforeEach(() => {
  vi.stubGlobal('AwsHooks', undefined)
  provideAwsHooks(window)
})

test('[S44] live search: if the code for a filtered list cannot be loaded, the unfiltered list is shown', async () => {
  const hooks: unknown = Reflect.get(window, 'AwsHooks')
  Reflect.get(Object(hooks), 'add_filter')('aws_results_html', () => '<p>Changed</p>')
  await show()
  await search('cup')
  await vi.waitFor(() => expect(titles()).toEqual(['Gold Cup', 'Silver Cup', 'Bronze Cup']))
  expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'load')
  await vi.waitFor(() => expect(rows()).toHaveLength(4))
  await vi.waitFor(() => expect(heardTypes()).toEqual(['awsLoaded', 'awsShowingResults', 'awsAnalytics']))
})
