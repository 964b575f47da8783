import type { FeatureChunk } from '../feature'
import { registerReportThemeFlow } from './reportThemeFlow'

export const themeReports: FeatureChunk = { flows: [registerReportThemeFlow] }
