import { provesHalf } from './schedules.ts';

provesHalf(1);
