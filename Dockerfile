# Serves the site with nginx on port 8080 as an unprivileged user. Settings are build arguments:
#   docker build --build-arg SITE_URL=https://www.example.org -t site .
#   docker run --rm -p 8080:8080 site
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
COPY . .
ARG SITE_URL BASE_URL APP_URL API_URL OPENAPI_FILE CONTACT_ENDPOINT CONTACT_EMAIL FORM_ORIGINS MEETING_URL MEETING_SCRIPT_URL ANALYTICS_SCRIPT_URL ANALYTICS_ATTRIBUTES ANALYTICS_CONNECT CONTENT_SIGNALS SANDBOX_URL SITE_STOCK SOURCE_DATE_EPOCH
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine
ARG BASE_URL=/
COPY --from=build /app/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/build-hosting/nginx.conf /etc/nginx/site.conf
COPY --from=build /app/build /srv/site${BASE_URL}
# At this address whatever the base URL is.
HEALTHCHECK --interval=10s CMD wget -q -O /dev/null http://127.0.0.1:8080/robots.txt
