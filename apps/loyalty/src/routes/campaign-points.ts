export { loadCampaignPoints as loader } from '../data/campaign-points.ts'
