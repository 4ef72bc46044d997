import { provesHalf } from './schedules.ts';

provesHalf(0);
