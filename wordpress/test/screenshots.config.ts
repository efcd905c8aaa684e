import { defineConfig } from '@playwright/test'
import tests from './playwright.config'

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default defineConfig({ ...tests, testMatch: '*.shots.ts' })
