import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './experiment.wire'

/** A rate or a difference of rates with its interval of 95 %; shares of one. */
export type ExperimentEstimate = Output<typeof wire.experimentEstimate>
/** How an option of an experiment has done. */
export type ExperimentOptionReport = Output<typeof wire.experimentOptionReport>
/** The visitors who were first shown an experiment on one day. */
export type ExperimentDay = Output<typeof wire.experimentDay>
/** What the staff decided of an experiment. */
export type ExperimentDecision = Output<typeof wire.experimentDecision>
/** An experiment of the shop's pages and how its options have done. */
export type ExperimentReport = Output<typeof wire.experimentReport>
/** A list of experiments. */
export type ExperimentReportList = Output<typeof wire.experimentReportList>
/** What is to become of an experiment. */
export type ExperimentDecide = Output<typeof wire.experimentDecide>

/** Every experiment with what it has found so far; those that run come first. */
export const listExperiments: AdminEndpoint<typeof wire.listExperimentsWire> = adminEndpoint({
  name: 'listExperiments',
  method: 'GET',
  path: '/api/admin/experiment/list',
  permission: 'experiment:read',
  wire: () => import('./experiment.wire').then((module) => module.listExperimentsWire),
})

/** Ships an option, stops an experiment with its control, or lets it go on; holds for every page from its next load. */
export const decideExperiment: AdminEndpoint<typeof wire.decideExperimentWire> = adminEndpoint({
  name: 'decideExperiment',
  method: 'POST',
  path: '/api/admin/experiment/decide',
  permission: 'experiment:write',
  ifMatch: true,
  wire: () => import('./experiment.wire').then((module) => module.decideExperimentWire),
})
